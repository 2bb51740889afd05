// What the stand-in for an app and its runtime know of each other.

extern int hides_key_window, has_no_window, has_wrong_thread, has_no_owner;

void start(void);
void become_another(void);
void report(void);
const char *plain_description(void);

// What code for an app uses of UIKit, declared and no more, so that it can be compiled anywhere.

typedef signed char BOOL;
#define YES ((BOOL)1)
typedef double CGFloat;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat x, y, width, height; } CGRect;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;

CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
BOOL CGRectContainsPoint(CGRect rect, CGPoint point);
UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets);

typedef enum { UIControlStateNormal } UIControlState;
typedef enum { UIControlEventTouchUpInside = 1 << 6 } UIControlEvents;
typedef enum {
  UIControlContentHorizontalAlignmentLeft,
  UIControlContentHorizontalAlignmentRight
} UIControlContentHorizontalAlignment;

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (Class)class;
@end

@interface NSString : NSObject
- (BOOL)hasSuffix:(NSString *)end;
@end

NSString *NSStringFromClass(Class named);

typedef struct {
  unsigned long state;
  __unsafe_unretained id *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@interface NSArray : NSObject
- (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                     objects:(__unsafe_unretained id *)buffer
                                       count:(unsigned long)count;
@end

@interface NSLayoutConstraint : NSObject
@property (nonatomic) BOOL active;
@end

@interface NSLayoutDimension : NSObject
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
@end

@interface UIEvent : NSObject
@end

@interface UIImage : NSObject
@end

@interface UIView : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, readonly) NSArray *subviews;
@property (nonatomic) NSString *accessibilityLabel;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
@end

@interface UIControl : UIView
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end

@interface UIButton : UIControl
- (void)setImage:(UIImage *)image forState:(UIControlState)state;
@end

@interface UISwitch : UIControl
@end
@interface UISlider : UIControl
@end
@interface UIStepper : UIControl
@end
@interface UITextField : UIControl
@end
@interface UINavigationBar : UIView
@end

@interface UIBarButtonItem : NSObject
- (instancetype)initWithCustomView:(UIView *)view;
@end

@interface UINavigationItem : NSObject
@property (nonatomic) UIBarButtonItem *leftBarButtonItem;
@end

@class UINavigationController;

@interface UIViewController : NSObject
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UINavigationController *navigationController;
@end

@interface UINavigationController : UIViewController
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

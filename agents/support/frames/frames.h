/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Frames: how many a thread has and at which depth a method is, saying stacks, threads without
 * frames, and requests of FramePop. Only the frames of the test's own classes are known: what the
 * class library has above and below them is its own.
 *
 *     jint depth = depth_of_method(thread, "Lvirtual_thread/FramesInState;.outer");
 *     SAY_CALL(GetLocalInt, thread, depth, 1, &value);
 *
 *     on(FramePop, on_frame_pop);
 *     request_frame_pop(NULL, 1);                 "request 1: JVMTI_ERROR_NONE"
 *
 * A stack that changes all the time is compared with others further below.
 */
#ifndef ASSAY_FRAMES_H
#define ASSAY_FRAMES_H

#include "assay.h"

/* The probe, a native method, calls itself by JNI with that subject: its own frame is the caller's. */
void probe_by_jni(JNIEnv *jni, jobject subject);

/* ---- Depths ------------------------------------------------------------- */

/* The number of frames of a thread, null for the current one, by `must`. */
jint frame_count_of(jthread thread);

/* A depth beyond any stack, with which functions answer JVMTI_ERROR_NO_MORE_FRAMES. */
enum { NO_SUCH_FRAME = 30000 };

/* The depth of the topmost frame of a thread whose method, as method_name gives it, begins with
 * this text. If the first 200 frames show none, it says "NAME is not on the stack", where NAME is
 * what follows the last dot of the text, and returns NO_SUCH_FRAME. */
jint depth_of_method(jthread thread, const char *method);

/* Whether they show one; nothing is said. */
bool is_on_stack(jthread thread, const char *method);

/* ---- Saying stacks ------------------------------------------------------ */

/* More frames than the targets have that do not say how deep they are: room for a whole stack. */
enum { FRAMES_MAX = 200 };

/* How many frames of a stack of that depth fit into a buffer for `most`. */
static inline jint frames_that_fit(jint depth, jint most)
{
    return depth < most ? depth : most;
}

/* How many frames of a stack can be read that a function gave which was asked for at most so many. */
static inline jint frames_in(const jvmtiStackInfo *stack, jint most)
{
    return frames_that_fit(readable(stack->frame_buffer, stack->frame_count), most);
}

/* Says "frame N: METHOD" for each of these frames, newest first, up to the first method run() or
 * main: a JVM may show frames of its launcher behind that. At most FRAMES_MAX. */
void say_frames(const jvmtiFrameInfo *frames, jint count);

/* Whether the first frames of two stacks, `count` but FRAMES_MAX at most, have the same methods and
 * locations. Not memcmp: a frame may have padding. */
bool same_frames(const jvmtiFrameInfo *one, const jvmtiFrameInfo *other, jint count);

/* Says the results of GetStackTrace and GetFrameCount and whether they agree, and each frame in
 * a class whose signature begins with CLASSES ("Lvirtual_thread/"), with what GetFrameLocation
 * gives for its depth. A thread that is not suspended and waits may wake for no reason between the
 * three calls: where they do not agree they are made again, for six seconds at most. */
void say_stack_in(jthread thread, const char *classes);

/* ---- Threads without frames --------------------------------------------- */

/* Runs a thread that was not started as an agent thread, inside a function of the agent in which it
 * waits until the point "agent thread" is released. Returns when it waits there, without any frame.
 * Where a JVM shows frames that launch it, the test is `inapplicable`. */
void run_without_frames(jthread thread);

/* ---- FramePop ----------------------------------------------------------- */

/* NotifyFramePop, by `ti_if_able`: says "request DEPTH: ERROR". The native method that calls the
 * probe has depth 0 in its own thread, the Java method that calls it depth 1. */
void request_frame_pop(jthread thread, jint depth);

/* A callback: says "FramePop: METHOD by exception TRUTH on THREAD", with a remark if it is called
 * in another environment than the test's, on another thread, or with another thread's JNIEnv. */
void JNICALL on_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          jboolean by_exception);

/* ==== Stacks that change all the time ===================================== */

/*
 * Taking the stack of a thread that calls, returns and throws all the time, and checking that the
 * thread could have that stack. The targets are stack.Changing, and virtual_thread.ChangingStack,
 * where it is a virtual thread.
 *
 *     static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
 *     {
 *         return ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject thread)
 *     {
 *         take_changing_stack(jni, thread, take);
 *     }
 */

/* Takes the thread's stack by the function under test into FRAMES_MAX frames. An error of that
 * function is returned. */
typedef jvmtiError (*stack_taker)(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count);

/* Takes the stack 1000 times, and once more while the thread stands still in each of two methods.
 * Says the first error of `take`, the first difference of these stacks (a method called by one that
 * does not call it, or a location outside its bytecodes), and the numbers of frames of the thread's
 * own methods where it stands still, 0 for a stack that it cannot have there. */
void take_changing_stack(JNIEnv *jni, jthread thread, stack_taker take);

/* For `take`: the stack as GetThreadListStackTraces gives it for a list of this thread alone. */
jvmtiError take_listed_stack(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count);

/* Copies a record of GetAllStackTraces or GetThreadListStackTraces to frames and count. */
void copy_stack(const jvmtiStackInfo *info, jvmtiFrameInfo *frames, jint *count);

/* ==== The shadow stack ==================================================== */

/*
 * A shadow stack: the methods that a thread is in, as its MethodEntry and MethodExit events report
 * them, with which whatever else the JVM reports about its stack must agree at any time. For the
 * targets stack.RandomCalls and virtual_thread.ParkedCalls, which make calls of all kinds in an
 * order that looks random and is always the same.
 *
 *     static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
 *     {
 *         if (!is_shadowed(method))
 *             return;
 *         shadow_push(method);
 *         compare_with_shadow(NULL);
 *         calls++;
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject subject)
 *     {
 *         switch (calls_phase(jni, subject)) {
 *         case BEFORE_CALLS:
 *             on_thread(MethodExit, left, current_thread());
 *             on_thread(MethodEntry, entered, current_thread());
 *             break;
 *         case AFTER_CALLS:
 *             off_thread(MethodEntry, current_thread());
 *             off_thread(MethodExit, current_thread());
 *             say_shadow_result("calls", calls);       "many calls: true", "first difference: none"
 *         default:;
 *         }
 *     }
 *
 *     TEST(RANDOM_CALLS, .probe = observe, .needs = {...});
 *
 * There is one shadow stack; only the thread that makes the calls may use it, or another while
 * that one is suspended.
 */

/* More frames than the targets ever have. */
enum { SHADOW_MAX = 512 };

/* ---- The targets -------------------------------------------------------- */

/* The fields of a test on the main thread. In the second case the methods have run often before. */
#define RANDOM_CALLS .target = "stack.RandomCalls", .cases = LIST("cold", "compiled")

/* What the target calls the probe for: at the beginning, before and after the calls that are to be
 * recorded, and, in virtual_thread.ParkedCalls, from another thread with the thread that makes the
 * calls as the subject, while that one is parked. */
enum calls_phase { AT_BEGINNING, BEFORE_CALLS, AFTER_CALLS, WHILE_PARKED };

/* Which of them this call of the probe is; the target is given the name of its case at the
 * beginning. Called once in each call of the probe. */
enum calls_phase calls_phase(JNIEnv *jni, jobject subject);

/* ---- The shadow stack --------------------------------------------------- */

/* Leaves the class library's methods out from now on, which a thread that yields and parks may have
 * on its stack as the JVM likes. */
void shadow_program_only(void);

/* Whether calls of the method belong to the shadow stack: of any method, or, after
 * shadow_program_only, of one in the packages of the two targets. */
bool is_shadowed(jmethodID method);

/* Records that a method was entered. At the first call it counts the frames that are there
 * before. */
void shadow_push(jmethodID method);

/* Records that a method was left, as this event reports; it must be the one that was entered last.
 * On an empty shadow stack nothing happens: it is left to the method that enabled the events. */
void shadow_pop(const char *event, jmethodID method);

/* The number of methods on the shadow stack. */
jint shadow_depth(void);

/* Compares GetStackTrace and GetFrameCount of a thread with the shadow stack and the frames that
 * were there before it; nothing if the shadow stack is empty. */
void compare_with_shadow(jthread thread);

/* ---- Steps -------------------------------------------------------------- */

/* Records a SingleStep event. It must be in the method that was entered last, at an instruction, and at
 * location 0 at first. Noted apart, as a JVM may define locations differently: that it is at an instruction
 * that can follow the last one, or at the handler of shadow_handler. One that refers to what may have to be
 * resolved may begin anew the first time. */
void shadow_step(jmethodID method, jlocation location);

/* Records that the method entered last returns. Noted apart, too: that its last step was at a return
 * instruction, unless it is native. */
void shadow_return(jmethodID method);

/* Says "many steps: TRUTH" as say_shadow_result does, "first difference: ..." and, of what is noted apart,
 * "first step out of order: ...". */
void say_shadow_steps(int count);

/* Records where the exception that is being thrown will be caught, as Exception reports it. */
void shadow_handler(jmethodID method, jlocation location);

/* ---- Frames that belong to it ------------------------------------------- */

/* The frames of a thread that is_shadowed accepts, newest first, with their depths. */
struct shadowed_frames {
    jvmtiFrameInfo frames[SHADOW_MAX];
    jint depths[SHADOW_MAX];
    jint count; /* of these */
    jint all;   /* of all frames */
};

/* GetStackTrace by `must`. More than SHADOW_MAX frames are a difference, and none is given then. */
void get_shadowed_frames(jthread thread, struct shadowed_frames *shadowed);

/* ---- Differences -------------------------------------------------------- */

/* Notes a difference, as in "%s at depth %d: expected ..., actual ...". The first one is said in the
 * end. */
__attribute__((format(printf, 1, 2))) void shadow_differs(const char *format, ...);

/* Whether a difference was noted. */
bool is_shadow_different(void);

/* Says "many WHAT: TRUTH", true for a count of more than 500, and "first difference: ...". */
void say_shadow_result(const char *what, int count);

#endif

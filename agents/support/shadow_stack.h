/* SPDX-License-Identifier: Apache-2.0 */

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
#ifndef ASSAY_SHADOW_STACK_H
#define ASSAY_SHADOW_STACK_H

#include "assay.h"

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

/* Records a SingleStep event. It must be in the method that was entered last: at location 0 at
 * first, then at an instruction that can follow the last one, or at the handler of
 * shadow_handler. */
void shadow_step(jmethodID method, jlocation location);

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

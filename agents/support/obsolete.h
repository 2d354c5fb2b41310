/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Active frames of methods whose class is redefined: the frames go on in their own version, whose
 * methods are obsolete unless they are equivalent to the new ones. Three targets of the category
 * redefine make such frames, and tests of many categories observe them.
 *
 *     static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
 *                                       jmethodID method, jlocation location)
 *     {
 *         redefine_framed(jni, 1);
 *         on_thread(SingleStep, say_step_in_number, thread);
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject subject)
 *     {
 *         stop_in_mark(jni, subject, on_breakpoint);
 *     }
 *
 *     TEST(.target = "redefine.Framing", .args = LIST("number"), .probe = observe, ...);
 */
#ifndef ASSAY_OBSOLETE_H
#define ASSAY_OBSOLETE_H

#include "assay.h"
#include "redefine.h"

/* ---- Methods of redefine.Framed; the target is redefine.Framing --------- */

/* The probe's array: the class, and two class files of it. Set by keep_framed. */
extern jobjectArray framed;
void keep_framed(JNIEnv *jni, jobject subject);

/* A static method of the class. */
jmethodID framed_method(JNIEnv *jni, const char *name, const char *signature);

/* Whether the method belongs to the class, in whichever version. */
bool is_framed(jmethodID method);

/* Keeps the probe's array, and sets a breakpoint in mark(), which the methods call. */
void stop_in_mark(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint callback);

/* Redefines the class with the class file at an index of the array; says "RedefineClasses: ERROR". */
void redefine_framed(JNIEnv *jni, jsize index);

/* Says "EVENT in METHOD at LOCATION, obsolete: TRUTH" for an event in the current thread's topmost
 * frame, with a remark if GetFrameLocation gives another method for that frame. */
void say_top_frame_event(const char *event, jmethodID method, jlocation location);

/* The location of the topmost frame, for events that have none. */
jlocation top_frame_location(void);

/* A callback that says each step in number() of the class. */
void JNICALL say_step_in_number(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location);

/* ---- Frames of several versions of redefine.Subject.during() ------------ */

/* The target redefine.Versions calls the probe with the class and its next version in each frame of
 * during(), and with null in the innermost one. */

/* Says "WHAT: obsolete TRUTH, the class's id TRUTH": whether the method is obsolete, and whether it
 * is what JNI gives for during(). */
void say_version(JNIEnv *jni, const char *what, jmethodID method);

/* say_version of all frames of during() of the current thread, the most recent first. */
void say_versions(JNIEnv *jni);

/* Redefines the class. In the innermost frame instead, it sets a breakpoint at the end of the
 * newest version of during(). */
void redefine_or_break(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint callback);

/* ---- Ids of obsolete methods; the target is redefine.ObsoleteIds --------------- */

/* The target calls the probe twice: with the class redefine.Holding, a class file of it, a thread
 * that has a frame of each of its methods, and the object that is in each frame's variable. */
enum { HOLDING_METHODS = 6, HOLDING_THREAD = 2, HOLDING_OBJECTS };

/* The methods of the frames, as the function under test reports them; null where it did not. */
extern jmethodID holding_ids[HOLDING_METHODS];

/* Puts the ids of those frames of a list that are of the class to the places of their methods. */
void put_holding_ids(const jvmtiFrameInfo *frames, jint count, jmethodID *ids);

/* The probe of such a test. Redefines the class, and the first time calls `ask`, which puts what
 * the function under test reports into holding_ids. Says for each frame whether that method is
 * obsolete, whether it is the class's own from before, and whether GetStackTrace, asked later,
 * reports the same. */
void observe_obsolete_ids(JNIEnv *jni, jobjectArray given,
                          void (*ask)(JNIEnv *jni, jobjectArray given));

#endif

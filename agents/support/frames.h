/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Frames: how many a thread has and at which depth a method is, saying stacks, threads without
 * frames, and requests of FramePop. Only the frames of the test's own classes are known: what the
 * class library has above and below them is its own.
 *
 *     jint depth = depth_of_method(thread, "Lvirtual_thread/FramesInState;.outer");
 *     say("GetLocalInt: %s", error_name(ti(GetLocalInt, thread, depth, 1, &value)));
 *
 *     on(FramePop, on_frame_pop);
 *     request_frame_pop(NULL, 1);                 "request 1: JVMTI_ERROR_NONE"
 *
 * A stack that changes all the time is followed by shadow_stack.h.
 */
#ifndef ASSAY_FRAMES_H
#define ASSAY_FRAMES_H

#include "assay.h"

/* ---- Depths ------------------------------------------------------------- */

/* The number of frames of a thread, null for the current one, by `must`. */
jint frame_count_of(jthread thread);

/* A depth beyond any stack, with which functions answer JVMTI_ERROR_NO_MORE_FRAMES. */
enum { NO_SUCH_FRAME = 30000 };

/* The depth of the topmost frame of a thread whose method, as method_name gives it, begins with
 * this text. If the first 200 frames show none, it says "NAME is not on the stack", where NAME is
 * what follows the last dot of the text, and returns NO_SUCH_FRAME. */
jint depth_of_method(jthread thread, const char *method);

/* ---- Saying stacks ------------------------------------------------------ */

/* More frames than the targets have that do not say how deep they are: room for a whole stack. */
enum { FRAMES_MAX = 64 };

/* Says "frame N: METHOD" for each of these frames, newest first, up to the first method run() or
 * main: a JVM may show frames of its launcher behind that. At most FRAMES_MAX. */
void say_frames(const jvmtiFrameInfo *frames, jint count);

/* Says the results of GetStackTrace and GetFrameCount and whether they agree, and each frame in
 * a class whose signature begins with CLASSES ("Lvirtual_thread/"), with what GetFrameLocation
 * gives for its depth. */
void say_stack_in(jthread thread, const char *classes);

/* ---- Threads without frames --------------------------------------------- */

/* Runs a thread that was not started as an agent thread, inside a function of the agent in which it
 * waits until the point "agent thread" is released. Returns when it waits there, without any frame.
 * Where a JVM shows frames that launch it, the test is `inapplicable`. */
void run_without_frames(jthread thread);

/* ---- FramePop ----------------------------------------------------------- */

/* NotifyFramePop, under observation: says "request DEPTH: ERROR". The native method that calls the
 * probe has depth 0 in its own thread, the Java method that calls it depth 1. */
void request_frame_pop(jthread thread, jint depth);

/* A callback: says "FramePop: METHOD by exception TRUTH on THREAD", with a remark if it is called
 * in another environment than the test's, on another thread, or with another thread's JNIEnv. */
void JNICALL on_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          jboolean by_exception);

/* Requests FramePop of the frame that the current event is posted for, by `must`. From 26 on this
 * need not be possible for every Java frame, and where it is not the test is `inapplicable`. Before,
 * JVMTI_ERROR_OPAQUE_FRAME is for native methods alone. */
void request_pop_of_current_frame(void);

#endif

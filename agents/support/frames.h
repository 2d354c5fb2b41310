/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Stacks of which only the frames of the test's own classes are known: what the class library has
 * above and below them is its own.
 *
 *     jint depth = depth_of_method(thread, "Lvirtual_thread/FramesInState;.outer");
 *     say("GetLocalInt: %s", error_name(ti(GetLocalInt, thread, depth, 1, &value)));
 */
#ifndef ASSAY_FRAMES_H
#define ASSAY_FRAMES_H

#include "assay.h"

/* A depth beyond any stack, with which functions answer JVMTI_ERROR_NO_MORE_FRAMES. */
enum { NO_SUCH_FRAME = 30000 };

/* The depth of the topmost frame of a thread whose method, as method_name gives it, begins with
 * this text. If the first 200 frames show none, it says "METHOD is not on the stack" and returns
 * NO_SUCH_FRAME. */
jint depth_of_method(jthread thread, const char *method);

/* Says the results of GetStackTrace and GetFrameCount and whether they agree, and each frame in
 * a class whose signature begins with CLASSES ("Lvirtual_thread/"), with what GetFrameLocation
 * gives for its depth. */
void say_stack_in(jthread thread, const char *classes);

#endif

/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.CompiledFrames, in the state that the case names. */
#ifndef ASSAY_VIRTUAL_THREAD_COMPILED_FRAMES_H
#define ASSAY_VIRTUAL_THREAD_COMPILED_FRAMES_H

#include "frames.h"
#include "virtual.h"

/* The methods that have run often, from the topmost on, and their variables. */
static const char *const compiled_names[] = {"inner", "middle", "outer"};
enum { INNER, MIDDLE, OUTER, COMPILED_FRAMES };
enum { SLOT_I, SLOT_J, SLOT_D = 3, SLOT_THING = 5, SLOT_OWN = 7 };

/* What the test does with the thread in that state. */
static void act(JNIEnv *jni, jthread thread);

static inline void compiled_frames_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        act(jni, thread);
    else
        pass_case(jni, find_class(jni, "virtual_thread/CompiledFrames"));
}

/* The depth of the frame of one of the methods. */
static inline jint compiled_depth(jthread thread, int which)
{
    static const char *const methods[] = {"Lvirtual_thread/CompiledFrames;.inner(",
                                          "Lvirtual_thread/CompiledFrames;.middle(",
                                          "Lvirtual_thread/CompiledFrames;.outer("};
    return depth_of_method(thread, methods[which]);
}

#define COMPILED_STATES LIST("native", "blocked", "waiting", "sleeping", "parked")

#endif

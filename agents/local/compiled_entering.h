/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.CompiledEntering while its thread waits for a monitor: read, written, and read again. */
#ifndef ASSAY_LOCAL_COMPILED_ENTERING_H
#define ASSAY_LOCAL_COMPILED_ENTERING_H

#include "compiled_variables.h"
#include "frames.h"

static inline void say_both_frames(JNIEnv *jni, jthread thread, jint depth, jint outer)
{
    jint k = -1;
    say_each_type(jni, thread, depth, 0);
    must(GetLocalInt, thread, outer, 1, &k);
    say("k %d", (int)k);
}

/* A thread may wait for the monitor of a synchronized method before that has a frame; and for that of the
 * class where it is the lock of its initialization, before its caller has one. */
static inline void set_variables_while_entering(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        pass_case(jni, find_class(jni, "local/CompiledEntering"));
        return;
    }
    must(SuspendThread, thread);
    if (!is_on_stack(thread, "Llocal/CompiledEntering;.outer"))
        inapplicable("a method of the class has no frame while another thread has its monitor");
    jint outer = depth_of_method(thread, "Llocal/CompiledEntering;.outer");
    if (outer == 0 && is_case("method"))
        inapplicable("the method has no frame until it has its monitor");
    jint depth = depth_of_method(thread, "Llocal/CompiledEntering;.enter");
    say_both_frames(jni, thread, depth, outer);
    must(SetLocalInt, thread, depth, 0, 77);
    must(SetLocalDouble, thread, depth, 4, 2.5);
    must(SetLocalObject, thread, depth, 6, (*jni)->NewStringUTF(jni, "new"));
    must(SetLocalInt, thread, outer, 1, 1000);
    say_both_frames(jni, thread, depth, outer);
    must(ResumeThread, thread);
}

#endif

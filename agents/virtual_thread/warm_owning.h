/* SPDX-License-Identifier: Apache-2.0 */

/* The thread of virtual_thread.CompiledOwning, which the case has in a native method or parked. */
#ifndef ASSAY_VIRTUAL_THREAD_WARM_OWNING_H
#define ASSAY_VIRTUAL_THREAD_WARM_OWNING_H

#include "virtual.h"

/* Says what the suspended thread owns: the function under test. */
static void say_owned(JNIEnv *jni, jthread thread);

/* Whether it is an object of the program, not one of the class library. */
static inline bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsInstanceOf(jni, object, find_class(jni, "virtual_thread/CompiledOwning$Lock"));
}

static inline void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        tell_case(jni, find_class(jni, "virtual_thread/CompiledOwning"));
        return;
    }
    must(SuspendThread, thread);
    say_owned(jni, thread);
    must(ResumeThread, thread);
}

#define WARM_OWNING_TEST(CAPABILITY)                                                               \
    TEST(.target = "virtual_thread.CompiledOwning", .probe = observe, .since = 21,                 \
         .vm_args = LIST(CARRIERS, COMPILED_EARLY), .cases = LIST("native", "parked"),             \
         .needs = {.can_suspend = 1, .CAPABILITY = 1})

#endif

/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop posts FramePop for a compiled method that waits for a monitor, and for its caller.");

/* A thread may wait for the monitor of a synchronized method before that has a frame; and for that of the
 * class where it is the lock of its initialization, before its caller has one. */
static void observe(JNIEnv *jni, jobject thread)
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
    on(FramePop, on_frame_pop);
    must(NotifyFramePop, thread, depth_of_method(thread, "Llocal/CompiledEntering;.enter"));
    must(NotifyFramePop, thread, outer);
    must(ResumeThread, thread);
}

TEST(.target = "local.CompiledEntering", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1},
     .cases = LIST("method", "block"), .vm_args = LIST(COMPILED_BEFORE));

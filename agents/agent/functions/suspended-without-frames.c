/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("Functions find no frame of a suspended attached thread that executes no Java method.");

static jthread attached; /* a global reference */

static void body(JNIEnv *jni, void *argument)
{
    attached = (*jni)->NewGlobalRef(jni, current_thread());
    arrive_and_wait("attached");
}

static jvmtiError call(void)
{
    if (is_case("NotifyFramePop"))
        return ti(NotifyFramePop, attached, 0);
    if (is_case("PopFrame"))
        return ti(PopFrame, attached);
    return ti(ForceEarlyReturnInt, attached, 1);
}

static void observe(JNIEnv *jni, jobject subject)
{
    pthread_t native = start_attached("attached", body, NULL);
    await_arrival("attached");
    if (frame_count_of(attached) > 0)
        inapplicable("attached threads have frames of their launcher");
    must(SuspendThread, attached);
    say("%s: %s", assay_case(), error_name(call()));
    must(ResumeThread, attached);
    release_point("attached");
    pthread_join(native, NULL);
}

TEST(.probe = observe,
     .needs = {.can_suspend = 1,
               .can_generate_frame_pop_events = 1,
               .can_pop_frame = 1,
               .can_force_early_return = 1},
     .cases = LIST("NotifyFramePop", "PopFrame", "ForceEarlyReturnInt"));

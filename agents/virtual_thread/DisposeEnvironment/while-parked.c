/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("DisposeEnvironment while a virtual thread is parked ends that environment's events on it alone.");

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodEntry = say_method_entry;
    assay_callbacks.FramePop = say_frame_pop;
    make_second_environment();
}

static void use(jvmtiEnv *env, jthread thread, const void *value)
{
    enable_in(env, JVMTI_EVENT_METHOD_ENTRY, thread);
    enable_in(env, JVMTI_EVENT_FRAME_POP, thread);
    must_in(env, SetThreadLocalStorage, thread, value);
}

static void request(jvmtiEnv *env, jthread thread)
{
    jint depth = depth_of_method(thread, "Lvirtual_thread/Interleaved$Code;.across(");
    say("%srequest: %s", side(env), error_name(ti_if_able_in(env, NotifyFramePop, thread, depth)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread thread = thread_at(jni, threads, VIRTUAL_0);
    if (round == 1) {
        use(assay_env, thread, &first_value);
        use(second_environment, thread, &second_value);
    } else if (round == 2) {
        must(SuspendThread, thread);
        request(assay_env, thread);
        request(second_environment, thread);
        must_in(second_environment, DisposeEnvironment);
        must(ForceGarbageCollection);
        must(ResumeThread, thread);
    } else if (round == 3) {
        say_storage(assay_env, thread);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"), .load = load,
     .probe = interleaved_probe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_suspend = 1,
               .can_support_virtual_threads = 1});

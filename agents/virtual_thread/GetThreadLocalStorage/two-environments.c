/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadLocalStorage returns what each environment stored for a virtual thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    static const enum several both[] = {HELD, PARKED};
    jvmtiEnv *other = new_environment();
    for (int i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, both[i]);
        say("%s", several_names[both[i]]);
        say_set_storage(assay_env, thread, &first_value);
        say_storage(other, thread);
        say_set_storage(other, thread, &second_value);
        say_storage(assay_env, thread);
        say_storage(other, thread);
    }
    for (int i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, both[i]);
        say_set_storage(assay_env, thread, NULL);
        say_storage(assay_env, thread);
        say_storage(other, thread);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../turns.h"

TITLE("SetEventCallbacks that removes callbacks keeps events of classes enabled for another thread.");

static void enable(jvmtiEventMode mode, jthread thread)
{
    must(SetEventNotificationMode, mode, JVMTI_EVENT_CLASS_LOAD, thread);
    must(SetEventNotificationMode, mode, JVMTI_EVENT_CLASS_PREPARE, thread);
}

/* One callback is removed alone; then all of them are, while another thread is enabled, too. */
static void observe(JNIEnv *jni, jobject threads)
{
    need_not_loaded(jni, "Levent/FreshA;");
    enable(JVMTI_ENABLE, thread_at(jni, threads, 1));
    set_callback_table(assay_env, &old_table, sizeof old_table);
    set_callback_table(assay_env, &old_table, offsetof(jvmtiEventCallbacks, ClassPrepare));
    prepare_next_on_each(jni, 1);
    set_callback_table(assay_env, &new_table, sizeof new_table);
    prepare_next_on_each(jni, 2);
    set_callback_table(assay_env, NULL, 0);
    enable(JVMTI_ENABLE, thread_at(jni, threads, 0));
    prepare_next_on_each(jni, 3);
    set_callback_table(assay_env, &old_table, sizeof old_table);
    say("for both");
    prepare_next_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);

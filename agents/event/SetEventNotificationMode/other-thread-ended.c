/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("An event enabled for two threads is still posted on one when the other has ended.");

/* A thread of event.Turns ends at its turn if it is to. */
static void end_thread(JNIEnv *jni, jthread thread)
{
    jclass klass = (*jni)->GetObjectClass(jni, thread);
    (*jni)->SetBooleanField(jni, thread, field_id(jni, klass, "over", "Z"), JNI_TRUE);
    release_point("first1");
    await_end(thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0), second = thread_at(jni, threads, 1);
    set_class_prepare_in(assay_env);
    class_prepare_mode(assay_env, JVMTI_ENABLE, first);
    class_prepare_mode(assay_env, JVMTI_ENABLE, second);
    end_thread(jni, first);
    say("first has ended");
    prepare_next_on("second", 1);
    prepare_next(jni);
    class_prepare_mode(assay_env, JVMTI_DISABLE, second);
    say("disabled");
    prepare_next_on("second", 2);
    class_prepare_mode(assay_env, JVMTI_ENABLE, NULL);
    say("enabled for all");
    prepare_next_on("second", 3);
}

TEST(.target = "event.Turns", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread keeps the thread out of its group's lists and does not call its run method.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    arrive_and_wait("procedure");
}

static void say_thread_count(jobject group)
{
    jint thread_count = 7, group_count = 7;
    jthread *threads = NULL;
    jthreadGroup *groups = NULL;
    must(GetThreadGroupChildren, group, &thread_count, &threads, &group_count, &groups);
    say("GetThreadGroupChildren: %d threads", (int)thread_count);
    release(threads);
    release(groups);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject group = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    must(RunAgentThread, thread, procedure, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_arrival("procedure");
    say_thread_count(group);
    jclass klass = find_class(jni, "thread/Enumerated");
    jmethodID place_of = static_method_id(
        jni, klass, "placeOf", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/String;");
    jobject text = (*jni)->CallStaticObjectMethod(jni, klass, place_of, thread, group);
    no_exception(jni);
    say("%s", to_string(jni, text));
    release_point("procedure");
    await_end(thread);
    say_thread_count(group);
}

TEST(.target = "thread.Enumerated", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadGroupInfo of the virtual threads' group agrees with java.lang.ThreadGroup.");

static void observe(JNIEnv *jni, jobject threads)
{
    jclass klass = find_class(jni, "java/lang/ThreadGroup");
    jvmtiThreadInfo held = {0}, parked = {0};
    jvmtiThreadGroupInfo info = {.max_priority = -1};
    must(GetThreadInfo, thread_at(jni, threads, HELD), &held);
    must(GetThreadInfo, thread_at(jni, threads, PARKED), &parked);
    say("one group: %s", truth((*jni)->IsSameObject(jni, held.thread_group, parked.thread_group)));
    jobject group = parked.thread_group;
    jvmtiError error = ti(GetThreadGroupInfo, group, &info);
    say("GetThreadGroupInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    jobject name = (*jni)->CallObjectMethod(
        jni, group, method_id(jni, klass, "getName", "()Ljava/lang/String;"));
    jobject parent = (*jni)->CallObjectMethod(
        jni, group, method_id(jni, klass, "getParent", "()Ljava/lang/ThreadGroup;"));
    jint priority = (*jni)->CallIntMethod(jni, group,
                                          method_id(jni, klass, "getMaxPriority", "()I"));
    jboolean daemon = (*jni)->CallBooleanMethod(jni, group,
                                                method_id(jni, klass, "isDaemon", "()Z"));
    no_exception(jni);
    bool same_name = strcmp(quoted(to_string(jni, name)), quoted(info.name)) == 0;
    say("name: %s", same_name ? "the same" : "another");
    say("parent: %s", (*jni)->IsSameObject(jni, parent, info.parent) ? "the same" : "another");
    say("priority: %s", priority == info.max_priority ? "the same" : "another");
    say("daemon: %s", daemon == info.is_daemon ? "the same" : "another");
    release(info.name);
    release(held.name);
    release(parked.name);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("VMDeath and then Agent_OnUnload follow System.exit that a native thread calls by JNI.");

static void load(JavaVM *vm, char *options)
{
    lifecycle_environment("one");
    lifecycle_environment("two");
}

static void leave(JNIEnv *jni, void *argument)
{
    jclass system = find_class(jni, "java/lang/System");
    await_arrival("main waits");
    (*jni)->CallStaticVoidMethod(jni, system, static_method_id(jni, system, "exit", "(I)V"), 0);
}

static void JNICALL run(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    leave(jni, argument);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
    if (is_case("agent-thread"))
        start_agent_thread(jni, "ending", run, NULL);
    else
        start_attached("ending", leave, NULL);
}

static void unload(JavaVM *vm)
{
    say("Agent_OnUnload");
}

TEST(.target = "event.Ending", .args = LIST("wait"), .load = load, .probe = probe, .unload = unload,
     .cases = LIST("agent-thread", "attached-thread"));

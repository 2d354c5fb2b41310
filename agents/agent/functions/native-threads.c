/* SPDX-License-Identifier: Apache-2.0 */
#include "../asked.h"

TITLE("Functions work in agent threads and attached threads, about other threads of their kind.");

struct body {
    void (*run)(JNIEnv *jni, void *argument);
};

static jthread asked; /* a global reference */

static void be_asked(JNIEnv *jni, void *argument)
{
    jclass klass = find_class(jni, "agent/Asked");
    asked = (*jni)->NewGlobalRef(jni, current_thread());
    release_point("asked");
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "call", "()V"));
}

static void ask_it(JNIEnv *jni, void *argument)
{
    ask(jni, asked);
    release_point("done");
}

static void JNICALL run_body(jvmtiEnv *env, JNIEnv *jni, void *body)
{
    ((struct body *)body)->run(jni, NULL);
}

static void start(JNIEnv *jni, const char *name, struct body *body)
{
    if (is_case("agent-threads"))
        start_agent_thread(jni, name, run_body, body);
    else
        start_attached(name, body->run, NULL);
}

static void observe(JNIEnv *jni, jobject lock)
{
    static struct body bodies[] = {{be_asked}, {ask_it}};
    jclass klass = find_class(jni, "agent/Asked");
    jfieldID entering = static_field_id(jni, klass, "entering", "Z");
    start(jni, "asked", &bodies[0]);
    arrive_and_wait("asked");
    /* It may be blocked before, for reasons of its own. */
    while (!(*jni)->GetStaticBooleanField(jni, klass, entering))
        sched_yield();
    await_bits(asked, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    start(jni, "asking", &bodies[1]);
    arrive_and_wait("done");
}

TEST(.target = "agent.Asked", .args = LIST("native"), .probe = observe, .needs = {ASKED_NEEDS},
     .cases = LIST("agent-threads", "attached-threads"));

/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("Agent threads and attached threads force returns of others of their kind, and pop frames.");

struct body {
    void (*run)(JNIEnv *jni, void *argument);
};

static jthread looping; /* a global reference */
static int round_number;

/* A meeting point of this round. */
static const char *point(const char *name)
{
    char *text = assay_text();
    assay_append(text, "%s %d", name, round_number);
    return text;
}

static void loop(JNIEnv *jni, void *argument)
{
    jclass klass = find_class(jni, "agent/Returning");
    looping = (*jni)->NewGlobalRef(jni, current_thread());
    release_point(point("looping"));
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "call", "()V"));
}

static void make_it_return(JNIEnv *jni, void *argument)
{
    make_return(jni, looping);
    release_point(point("done"));
}

static void JNICALL run_body(jvmtiEnv *env, JNIEnv *jni, void *body)
{
    ((struct body *)body)->run(jni, NULL);
}

static void start(JNIEnv *jni, struct body *body)
{
    if (is_case("agent-threads"))
        start_agent_thread(jni, "native", run_body, body);
    else
        start_attached("native", body->run, NULL);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "agent/Returning");
    jfieldID entered = static_field_id(jni, klass, "entered", "I");
    static struct body bodies[] = {{loop}, {make_it_return}};
    start(jni, &bodies[0]);
    arrive_and_wait(point("looping"));
    while ((*jni)->GetStaticIntField(jni, klass, entered) == 0)
        sched_yield();
    start(jni, &bodies[1]);
    arrive_and_wait(point("done"));
    round_number++;
}

TEST(.target = "agent.Returning", .args = LIST("native"), .probe = observe,
     .needs = {RETURNING_NEEDS}, .cases = LIST("agent-threads", "attached-threads"));

/* SPDX-License-Identifier: Apache-2.0 */
#include "../handed_over.h"
#include "monitors.h"

TITLE("An object that SampledObjectAlloc gave has an owner, and others contend for it, in compiled code.");

static atomic_bool has_entered;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (is_lock_class(klass))
        keep_handed_over(jni, object);
}

static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("contending");
    enter_by_jni(jni, handed_over);
    has_entered = true;
    arrive_and_wait("asked");
    (*jni)->MonitorExit(jni, handed_over);
}

static void look_inside(JNIEnv *jni)
{
    struct timespec beginning = {0};
    jint state = 0;
    say_monitor_owner("inside", handed_over);
    jthread contender = start_agent_thread(jni, "contender", contend, NULL);
    arrive_and_wait("contending");
    /* It has neither block nor method, so a JVM may show another state. */
    while ((state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) == 0 && !has_entered
           && wait_goes_on(&beginning))
        must(GetThreadState, contender, &state);
    say_contended_monitor(jni, "contender", contender);
    release_point("asked");
    end_handing_over(jni);
}

/* The compiled method allocates where it runs on, so sampling all is in force some time later. */
static void observe(JNIEnv *jni, jobject place)
{
    static int calls;
    if (calls == 0) {
        must(SetHeapSamplingInterval, 0);
        on(SampledObjectAlloc, sampled);
    }
    if (handed_over != NULL && is_place(jni, place, "inside"))
        look_inside(jni);
    if (++calls == 30000)
        inapplicable("the object was not sampled");
}

TEST(.target = "monitor.HandedOver", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1,
               .can_get_monitor_info = 1,
               .can_generate_sampled_object_alloc_events = 1},
     .vm_args = LIST(COMPILED_EARLY, APART));

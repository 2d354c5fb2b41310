/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("ThreadEnd is posted in the start and live phases only, although enabled from the beginning.");

static atomic_bool right, wrong;

static void JNICALL occurred(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    /* A callback that began before the JVM's death may see the dead phase. */
    if (phase == JVMTI_PHASE_START || phase == JVMTI_PHASE_LIVE)
        right = true;
    else if (phase != JVMTI_PHASE_DEAD)
        wrong = true;
    /* Java may show the ends of all threads before an event is posted. */
    if (phase == JVMTI_PHASE_LIVE)
        release_point("all ended");
}

static void prepare(JavaVM *vm, char *options)
{
    on(ThreadEnd, occurred);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

static void unload(JavaVM *vm)
{
    say("in the start or live phase: %s", truth(right));
    say("in an earlier phase: %s", truth(wrong));
}

TEST(.target = "thread.StartedAtOnce", .args = LIST("ends"), .load = prepare, .probe = observe,
     .unload = unload);

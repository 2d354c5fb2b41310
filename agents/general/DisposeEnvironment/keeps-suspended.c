/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment keeps suspended threads suspended.");

/* A JVM may let one environment at a time suspend threads, so that the test's own
 * environment only looks. The thread is a daemon, and stays suspended for good. */
static jvmtiEnv *other;
static bool offered;

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities suspend = {.can_suspend = 1}, potential;
    must(GetPotentialCapabilities, &potential);
    other = new_environment();
    offered = potential.can_suspend;
    if (offered)
        must_in(other, AddCapabilities, &suspend);
}

static bool suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

static void probe(JNIEnv *jni, jobject thread)
{
    say("at first, suspended: %s", truth(suspended(thread)));
    if (!offered)
        return;
    must_in(other, SuspendThread, thread);
    say("before, suspended: %s", truth(suspended(thread)));
    must_in(other, DisposeEnvironment);
    say("after, suspended: %s", truth(suspended(thread)));
}

TEST(.target = "general.Daemon", .load = load, .probe = probe);

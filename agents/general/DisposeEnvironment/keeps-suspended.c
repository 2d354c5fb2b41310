/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("DisposeEnvironment keeps suspended threads suspended.");

/* A JVM may let one environment at a time suspend threads, so that the test's own
 * environment only looks. The thread is a daemon, and stays suspended for good. */
static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities suspend = {.can_suspend = 1};
    other = new_environment_with(&suspend);
}

static void probe(JNIEnv *jni, jobject thread)
{
    say("at first, suspended: %s", truth(is_suspended(thread)));
    must_in(other, SuspendThread, thread);
    say("before, suspended: %s", truth(is_suspended(thread)));
    must_in(other, DisposeEnvironment);
    say("after, suspended: %s", truth(is_suspended(thread)));
}

TEST(.target = "general.Daemon", .load = load, .probe = probe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "phases.h"

TITLE("The phases follow each other from OnLoad to dead, and VMDeath is still live.");

static void observe(const char *where)
{
    jvmtiPhase phase = 0;
    jvmtiError error = ti(GetPhase, &phase);
    say("%s: GetPhase: %s %s", where, error_name(error), phase_name(phase));
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("main");
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .probe = probe);

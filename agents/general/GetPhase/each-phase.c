/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetPhase returns ONLOAD, START, LIVE and DEAD where each is due, and LIVE in VMDeath.");

static void observe(const char *where)
{
    jvmtiPhase phase = 0;
    jvmtiError error = ti(GetPhase, &phase);
    if (error != JVMTI_ERROR_NONE)
        say("%s: GetPhase: %s", where, error_name(error));
    else
        say("%s: GetPhase: %s %s", where, error_name(error), phase_name(phase));
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("main");
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .probe = probe);

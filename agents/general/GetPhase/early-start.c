/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetPhase returns the start phase from the early VMStart on.");

/* Other environments enter the phase at the same time or later. */
static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    other = new_environment();
}

static void start(JNIEnv *jni)
{
    jvmtiPhase mine = 0, its = 0;
    must(GetPhase, &mine);
    must_in(other, GetPhase, &its);
    say("with early VMStart: %s, without: %s", phase_name(mine), phase_name(its));
}

TEST(.load = load, .start = start, .since = 11, .needs = {.can_generate_early_vmstart = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Each agent on the command line is started once, with its own options.");

static void load(JavaVM *vm, char *options)
{
    say("own: Agent_OnLoad %s", quoted(options));
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

TEST(.load = load, .probe = probe, .options = "own options",
     .vm_args = LIST("-agentpath:{companions}/libplain.so=one=1,two",
                     "-agentpath:{companions}/libtelling.so=more"));

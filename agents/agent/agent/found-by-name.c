/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The option -agentlib builds the library name from the agent's name and searches the library path.");

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

TEST(.probe = probe, .vm_args = LIST("-agentlib:telling=a,b", "-agentlib:plain=c"),
     .env = LIST("LD_LIBRARY_PATH={companions}"));

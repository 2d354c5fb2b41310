/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad can set a system property that the start-up of the JVM uses.");

/* Whether Java sees what an agent sets is left open; the other property shows it to the target. */
static void load(JavaVM *vm, char *options)
{
    jvmtiError error = ti(SetSystemProperty, "java.system.class.loader", "agent.Loader");
    ti(SetSystemProperty, "assay.word", "after");
    if (error == JVMTI_ERROR_NOT_AVAILABLE)
        inapplicable("this property is not writable");
    say("SetSystemProperty: %s", error_name(error));
}

TEST(.load = load, .target = "agent.SystemLoader",
     .vm_args = LIST("-Djava.system.class.loader=agent.EarlierLoader", "-Dassay.word=before"));

/* SPDX-License-Identifier: Apache-2.0 */

/* An agent that says what is called in it, and has natives of agent.Natives. With the option
 * "fail" its start function refuses to start. */
#include "assay.h"

#define EXPORT __attribute__((visibility("default"))) JNIEXPORT

EXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    say("telling: Agent_OnLoad %s", quoted(options));
    return options != NULL && strcmp(options, "fail") == 0 ? 3 : 0;
}

EXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    say("telling: Agent_OnAttach %s", quoted(options));
    return options != NULL && strcmp(options, "fail") == 0 ? 3 : 0;
}

EXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("telling: Agent_OnUnload");
}

EXPORT jint JNICALL Java_agent_Natives_agentOnly(JNIEnv *jni, jclass klass)
{
    return 11;
}

EXPORT jint JNICALL Java_agent_Natives_both(JNIEnv *jni, jclass klass)
{
    return 22;
}

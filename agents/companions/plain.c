/* SPDX-License-Identifier: Apache-2.0 */

/* An agent with a start function and nothing else. */
#include "assay.h"

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm,
                                                                           char *options,
                                                                           void *reserved)
{
    say("plain: Agent_OnLoad %s", quoted(options));
    return JNI_OK;
}

/* SPDX-License-Identifier: Apache-2.0 */

/* An agent with nothing but its start functions, both of which succeed: a JVM that does not start it
 * in the live phase starts none. */
#include "assay.h"

#define EXPORT __attribute__((visibility("default"))) JNIEXPORT

EXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    return JNI_OK;
}

EXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    return JNI_OK;
}

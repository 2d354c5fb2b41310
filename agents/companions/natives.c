/* SPDX-License-Identifier: Apache-2.0 */

/* No agent but a library that agent.Natives loads. */
#include "assay.h"

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL Java_agent_Natives_both(JNIEnv *jni,
                                                                                      jclass klass)
{
    return 33;
}

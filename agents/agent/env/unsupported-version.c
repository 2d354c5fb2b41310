/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetEnv returns JNI_EVERSION for an unsupported version of JVM TI.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const jint versions[] = {0x30000000 + (0xFFF << 16), 0x30000000 + (2000 << 16)};
    for (int i = 0; i < 2; i++) {
        void *env = NULL;
        jint result = (*assay_vm)->GetEnv(assay_vm, &env, versions[i]);
        say("GetEnv: %s", result == JNI_EVERSION ? "JNI_EVERSION" : "another answer");
    }
}

TEST(.probe = observe);

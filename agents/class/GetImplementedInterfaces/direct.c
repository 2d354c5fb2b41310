/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetImplementedInterfaces reports direct superinterfaces only.");

static void observe(JNIEnv *jni, jobject samples)
{
    static const enum sample asked[] = {SAMPLE, SAMPLE_BASE, SAMPLE_LEFT, SAMPLE_ENUM};
    for (size_t k = 0; k < 4; k++) {
        jclass klass = sample(jni, samples, asked[k]);
        jint count = 0;
        jclass *interfaces = NULL;
        jvmtiError error = ti(GetImplementedInterfaces, klass, &count, &interfaces);
        say("%s: %s, %d interfaces", class_name(klass), error_name(error), (int)count);
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint i = 0; i < readable(interfaces, count); i++)
            say("%s, local reference: %s", class_name(interfaces[i]),
                truth((*jni)->GetObjectRefType(jni, interfaces[i]) == JNILocalRefType));
        SAY_CALL(Deallocate, (unsigned char *)interfaces);
    }
}

TEST(.target = "classes.Samples", .probe = observe);

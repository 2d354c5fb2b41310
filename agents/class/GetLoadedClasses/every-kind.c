/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetLoadedClasses reports classes, interfaces and arrays once, and no primitive class.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint count = 0;
    jclass *classes = NULL;
    jvmtiError error = ti(GetLoadedClasses, &count, &classes);
    say("GetLoadedClasses: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (enum sample which = SAMPLE; which < SAMPLE_COUNT; which++) {
        jclass klass = sample(jni, samples, which);
        jint times = 0;
        for (jint i = 0; i < readable(classes, count); i++)
            times += (*jni)->IsSameObject(jni, classes[i], klass);
        say("of %s: %d times", class_name(klass), (int)times);
    }
    jint primitives = 0;
    jint not_local = 0;
    for (jint i = 0; i < readable(classes, count); i++) {
        primitives += strlen(class_name(classes[i])) == 1;
        not_local += (*jni)->GetObjectRefType(jni, classes[i]) != JNILocalRefType;
    }
    say("primitives: %d", (int)primitives);
    say("references that are not local: %d", (int)not_local);
    SAY_CALL(Deallocate, (unsigned char *)classes);
}

TEST(.target = "classes.Samples", .probe = observe);

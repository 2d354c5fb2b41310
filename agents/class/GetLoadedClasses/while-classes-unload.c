/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLoadedClasses reports usable classes only while classes are made and unloaded.");

static bool can_be_asked(jclass klass)
{
    char *signature = NULL;
    jint status = 0, modifiers = 0;
    jobject loader = NULL;
    bool can = ti(GetClassSignature, klass, &signature, NULL) == JVMTI_ERROR_NONE
               && ti(GetClassStatus, klass, &status) == JVMTI_ERROR_NONE
               && ti(GetClassModifiers, klass, &modifiers) == JVMTI_ERROR_NONE
               && ti(GetClassLoader, klass, &loader) == JVMTI_ERROR_NONE;
    release(signature);
    return can;
}

static void observe(JNIEnv *jni, jobject unused)
{
    int errors = 0, missing = 0;
    jclass object = find_class(jni, "java/lang/Object");
    for (int i = 0; i < 50; i++) {
        jint count = 0;
        jclass *classes = NULL;
        bool found = false;
        must(GetLoadedClasses, &count, &classes);
        for (jint k = 0; k < readable(classes, count); k++) {
            (*jni)->PushLocalFrame(jni, 4);
            errors += !can_be_asked(classes[k]);
            found |= (*jni)->IsSameObject(jni, classes[k], object);
            (*jni)->PopLocalFrame(jni, NULL);
            (*jni)->DeleteLocalRef(jni, classes[k]);
        }
        missing += !found;
        release(classes);
    }
    say("errors: %d, without Object: %d", errors, missing);
}

TEST(.target = "classes.DefiningMeanwhile", .probe = observe);

/* SPDX-License-Identifier: Apache-2.0 */
#include "../class/kinds.h"

QUESTION("Which fields are synthetic?");
PASSAGES("IsFieldSynthetic: what the compiler made up. Which compiler marks what, and whether the "
         "JVM adds fields of its own, is not said.");
WHY("Debuggers hide synthetic fields.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < 6; i++) {
        jint count = 0;
        jfieldID *fields = NULL;
        jclass klass = kind(jni, subject, i);
        must(GetClassFields, klass, &count, &fields);
        for (jint j = 0; j < count; j++) {
            char *name = NULL;
            jboolean is = JNI_FALSE;
            must(GetFieldName, klass, fields[j], &name, NULL, NULL);
            must(IsFieldSynthetic, klass, fields[j], &is);
            say("%s, %s: %s", kinds[i], name, is ? "synthetic" : "not synthetic");
        }
    }
}

ASK(.target = "experiments.Members", .probe = observe, .needs = {.can_get_synthetic_attribute = 1});

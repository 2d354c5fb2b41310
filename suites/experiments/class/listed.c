/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which kinds of classes are among all loaded classes?");
PASSAGES("GetLoadedClasses: arrays and primitive types, and hidden classes.");
WHY("Tools that walk over all classes miss those that are not listed.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        jint count = 0;
        jclass *all = NULL;
        must(GetLoadedClasses, &count, &all);
        bool found = false;
        for (jint j = 0; j < count; j++)
            found |= (*jni)->IsSameObject(jni, all[j], klass);
        say("%s: %s", kinds[i], found ? "listed" : "not listed");
        for (jint j = 0; j < count; j++)
            (*jni)->DeleteLocalRef(jni, all[j]);
        release(all);
    }
}

ASK(.target = "experiments.Members", .probe = observe);

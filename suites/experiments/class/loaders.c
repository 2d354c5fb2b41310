/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which classes are listed for their defining loader?");
PASSAGES("GetClassLoaderClasses: the classes for which the loader is an initiating loader.");
WHY("Hidden classes have a defining loader and no initiating one.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        jobject loader = NULL;
        jint count = 0;
        jclass *all = NULL;
        must(GetClassLoader, klass, &loader);
        must(GetClassLoaderClasses, loader, &count, &all);
        bool found = false;
        for (jint j = 0; j < count; j++)
            found |= (*jni)->IsSameObject(jni, all[j], klass);
        say("%s: %s, loader %s", kinds[i], found ? "listed" : "not listed",
            loader == NULL ? "null" : "not null");
        for (jint j = 0; j < count; j++)
            (*jni)->DeleteLocalRef(jni, all[j]);
        release(all);
    }
}

ASK(.target = "experiments.Members", .probe = observe);

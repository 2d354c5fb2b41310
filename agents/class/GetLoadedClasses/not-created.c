/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLoadedClasses reports no class whose definition failed, and an earlier one of that name once.");

static void count(const char *which, jint number, jclass *classes)
{
    int made = 0, refused = 0;
    for (jint i = 0; i < readable(classes, number); i++) {
        const char *name = class_name(classes[i]);
        made += strcmp(name, "Lclasses/MadeOnce;") == 0;
        refused += strncmp(name, "Lclasses/Unmade", 15) == 0;
    }
    say("%s: made %d, refused %d", which, made, refused);
    release(classes);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jint number = 0;
    jclass *classes = NULL;
    if (subjects == NULL)
        return;
    must(GetLoadedClasses, &number, &classes);
    count("loaded", number, classes);
    must(GetClassLoaderClasses, (*jni)->GetObjectArrayElement(jni, subjects, 0), &number, &classes);
    count("of the loader", number, classes);
}

TEST(.target = "classes.RefusedDefinitions", .probe = observe);

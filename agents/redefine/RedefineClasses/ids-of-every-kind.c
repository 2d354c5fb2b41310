/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Ids of methods of every kind are those of the new versions after a redefinition.");

static bool contains(const jmethodID *ids, jint count, jmethodID id)
{
    for (jint i = 0; i < readable(ids, count); i++)
        if (ids[i] == id)
            return true;
    return false;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID *before = NULL, *after = NULL;
    jint count = 0, later = 0;
    int others = 0, obsolete = 0;
    must(GetClassMethods, klass, &count, &before);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(GetClassMethods, klass, &later, &after);
    for (jint i = 0; i < readable(before, count); i++) {
        jboolean answer = 7;
        must(IsMethodObsolete, before[i], &answer);
        obsolete += answer != JNI_FALSE;
        others += !contains(after, later, before[i]);
    }
    say("other ids: %d, obsolete: %d", others + (later != count), obsolete);
    release(before);
    release(after);
}

TEST(.target = "redefine.ObsoleteKinds", .probe = observe, .needs = {.can_redefine_classes = 1});

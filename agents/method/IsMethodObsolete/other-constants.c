/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("IsMethodObsolete returns true for a method with the same instructions but other constants.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiFrameInfo before[64], frames[64];
    jint count, count_before;
    must(GetStackTrace, NULL, 0, 64, before, &count_before);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(GetStackTrace, NULL, 0, 64, frames, &count);
    for (jint i = 0; i < count && i < count_before; i++) {
        jclass klass;
        char *name;
        jboolean obsolete = 7;
        must(GetMethodDeclaringClass, before[i].method, &klass);
        if (strcmp(class_name(klass), "Lredefine/Alike;") != 0)
            continue;
        must(GetMethodName, before[i].method, &name, NULL, NULL);
        must(IsMethodObsolete, frames[i].method, &obsolete);
        say("%s: obsolete %s, the old id %s", name, truth(obsolete),
            truth(frames[i].method == before[i].method));
        release(name);
    }
}

TEST(.target = "redefine.AllActive", .probe = observe, .needs = {.can_redefine_classes = 1});

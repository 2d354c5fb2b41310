/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassSignature of a hidden class has a dot and an unqualified suffix after the name.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static const char *const prefixes[] = {
        "Lclasses/DefinedRepeatedly.", "Lclasses/DefinedRepeatedlyInterface.",
        "[Lclasses/DefinedRepeatedly.", "[[Lclasses/DefinedRepeatedly."};
    static char unwritten[] = "unwritten";
    for (int i = 0; i < NOT_HIDDEN; i++) {
        char *signature = NULL, *generic = unwritten;
        jvmtiError error = ti(GetClassSignature, element(jni, subjects, i), &signature, &generic);
        if (error != JVMTI_ERROR_NONE) {
            say("%s: %s", hidden_names[i], error_name(error));
            continue;
        }
        say("%s: %s, starts with %s and ends as it must: %s, generic %s", hidden_names[i],
            error_name(error), prefixes[i],
            truth(has_hidden_form(readable_text(signature), prefixes[i])), quoted(generic));
        SAY_CALL(Deallocate, (unsigned char *)signature);
        release(generic == unwritten ? NULL : generic);
    }
    const char *of_class = class_name(element(jni, subjects, HIDDEN));
    const char *of_array = class_name(element(jni, subjects, HIDDEN_ARRAY));
    say("the array's ends with that of its element: %s",
        truth(strcmp(of_array + 1, of_class) == 0));
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);

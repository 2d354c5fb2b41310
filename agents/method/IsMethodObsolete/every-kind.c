/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../obsolete_kinds.h"

TITLE("Obsolete methods of every kind are obsolete, and every function answers for them as before.");

enum { FRAMES_MAX = 200 };

static const char *answers[FRAMES_MAX];

static jint get_frames(jvmtiFrameInfo *frames)
{
    jint count = 0;
    must(GetStackTrace, NULL, 0, FRAMES_MAX, frames, &count);
    return count < FRAMES_MAX ? count : FRAMES_MAX;
}

static bool is_of_kinds(jmethodID method)
{
    return strncmp(method_name(method), "Lredefine/Kinds;", 16) == 0;
}

static const char *simple_method_name(jmethodID method)
{
    char *name = NULL, *text = assay_text();
    must(GetMethodName, method, &name, NULL, NULL);
    assay_append(text, "%s", strncmp(readable_text(name), "lambda$", 7) == 0 ? "lambda" : name);
    release(name);
    return text;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jboolean obsolete = 7;
    jint count = get_frames(frames);
    for (jint i = 0; i < count; i++)
        answers[i] = is_of_kinds(frames[i].method) ? strdup(answers_of(frames[i].method)) : NULL;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    if (get_frames(frames) != count)
        say("the stack has another depth");
    for (jint i = 0; i < count; i++) {
        if (answers[i] == NULL)
            continue;
        must(IsMethodObsolete, frames[i].method, &obsolete);
        say("%s: obsolete %s, answers as before: %s", simple_method_name(frames[i].method),
            truth(obsolete), truth(strcmp(answers[i], answers_of(frames[i].method)) == 0));
    }
}

TEST(.target = "redefine.ObsoleteKinds", .probe = observe,
     .needs = {.can_redefine_classes = 1, ANSWER_NEEDS});

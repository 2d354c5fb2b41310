/* SPDX-License-Identifier: Apache-2.0 */
#include "../three.h"

TITLE("RetransformClasses and RedefineClasses succeed in the hook of a retransformation of the class.");

static jclass classes[THREE];
static int again; /* the class that changes within the hook, too */
static bool within;
static int hooks_within;

static const char *answer(JNIEnv *jni)
{
    jclass klass = classes[again];
    jmethodID method = static_method_id(jni, klass, "answer", "()Ljava/lang/String;");
    return to_string(jni, (*jni)->CallStaticObjectMethod(jni, klass, method));
}

static void change_within(JNIEnv *jni, const unsigned char *bytes, jint length)
{
    const jvmtiClassDefinition definition = {classes[again], length, bytes};
    within = true;
    jvmtiError error = is_case("redefine") ? ti(RedefineClasses, 1, &definition)
                                           : ti(RetransformClasses, 1, &classes[again]);
    within = false;
    say("hooks within the hook: %d", hooks_within);
    say("within the hook: %s, answer %s", error_name(error), answer(jni));
}

/* Gives the answer "one" within the hook, and "two" otherwise. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    int number = number_in_three(name);
    if (number == THREE)
        return;
    hooks_within += within;
    if (number == FIRST && !within)
        change_within(jni, bytes, length);
    give_answer(env, bytes, length, new_bytes, new_length, within ? "one" : "two");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = is_case("other-of-the-call") ? 2 : 1;
    for (int i = 0; i < THREE; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, i);
    again = count - 1;
    on(ClassFileLoadHook, hook);
    jvmtiError error = ti(RetransformClasses, count, classes);
    say("RetransformClasses: %s, answer %s", error_name(error), answer(jni));
    off(ClassFileLoadHook);
    if (is_case("redefine"))
        return;
    error = ti(RetransformClasses, count, classes);
    say("without the hook: %s, answer %s", error_name(error), answer(jni));
}

TEST(.target = "redefine.Three", .probe = observe,
     .cases = LIST("same-class", "other-of-the-call", "redefine"),
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});

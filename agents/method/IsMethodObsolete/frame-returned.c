/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The id of an obsolete method remains that method's, or becomes invalid, after its frame returns.");

enum { ARETURN = 0xb0 };

static jmethodID obsolete;

/* Takes the id of the frame of Subject that is obsolete now. */
static void take_obsolete(void)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    must(GetStackTrace, NULL, 0, MOST, frames, &count);
    for (jint i = 0; i < count && i < MOST && obsolete == NULL; i++) {
        jboolean is_obsolete = JNI_FALSE;
        must(IsMethodObsolete, frames[i].method, &is_obsolete);
        if (is_obsolete)
            obsolete = frames[i].method;
    }
    say("obsolete frame: %s", obsolete == NULL ? "none" : method_name(obsolete));
}

/* After an error that alone. */
static void tell(const char *function, jvmtiError error, const char *answer)
{
    say("%s: %s", function, error == JVMTI_ERROR_NONE ? answer : error_name(error));
}

/* Asks for everything that an id reports. */
static void ask(void)
{
    jclass klass = NULL;
    char *name = NULL;
    jint count = 0;
    unsigned char *code = NULL;
    jboolean is_obsolete = JNI_FALSE;
    jvmtiError error = ti(GetMethodDeclaringClass, obsolete, &klass);
    tell("GetMethodDeclaringClass", error, error == JVMTI_ERROR_NONE ? class_name(klass) : "");
    error = ti(GetMethodName, obsolete, &name, NULL, NULL);
    tell("GetMethodName", error, name);
    error = ti(IsMethodObsolete, obsolete, &is_obsolete);
    tell("IsMethodObsolete", error, truth(is_obsolete));
    error = ti(GetBytecodes, obsolete, &count, &code);
    bool returns = error == JVMTI_ERROR_NONE && readable(code, count) > 0
                   && code[count - 1] == ARETURN;
    tell("GetBytecodes", error, returns ? "areturn" : "other code");
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL) {
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        if (obsolete == NULL)
            take_obsolete();
        return;
    }
    for (int i = 0; i < 4; i++)
        must(ForceGarbageCollection);
    if (obsolete != NULL)
        ask();
}

TEST(.target = "redefine.FrameReturned", .args = LIST("new-bodies", "newer-bodies"),
     .probe = observe, .needs = {.can_redefine_classes = 1, .can_get_bytecodes = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefinition.h"

TITLE("Each retransformation starts from the same bytes; after RedefineClasses from the redefined.");

static struct class_file first;

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length,
                         const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    if (first.bytes == NULL) {
        first.length = length;
        first.bytes = malloc((size_t)length);
        memcpy(first.bytes, bytes, (size_t)length);
    } else {
        bool same = first.length == length && memcmp(first.bytes, bytes, (size_t)length) == 0;
        say("the hook sees %s bytes", same ? "the first" : "other");
    }
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    on(ClassFileLoadHook, look);
    must(RetransformClasses, 1, &klass);
    hook_file = class_file_at(jni, subject, 1);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    struct class_file file = hook_file;
    hook_file.bytes = NULL;
    off(ClassFileLoadHook);
    const jvmtiClassDefinition definition = {klass, file.length, file.bytes};
    must(RedefineClasses, 1, &definition);
    on(ClassFileLoadHook, look);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_redefine_classes = 1});

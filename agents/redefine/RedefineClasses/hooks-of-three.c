/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("RedefineClasses of three classes posts a hook for each with its own class, bytes and loader.");

static jobjectArray given;

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (redefined == NULL || name == NULL || strncmp(name, "redefine/", 9) != 0)
        return;
    jobject own_loader = NULL;
    char *signature = assay_text();
    assay_append(signature, "L%s;", name);
    jsize index = index_of_class(jni, given, redefined);
    struct class_bytes file = class_bytes_at(jni, given, index < 0 ? 1 : index + 1);
    bool same_file = is_class_file(&file, bytes, length);
    must(GetClassLoader, redefined, &own_loader);
    say("hook for %s: %s class, %s class file, %s loader", name,
        index >= 0 && strcmp(class_name(redefined), signature) == 0 ? "its" : "another",
        same_file ? "its" : "another",
        (*jni)->IsSameObject(jni, loader, own_loader) ? "its" : "another");
    free(file.bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class")))
        return;
    given = (*jni)->NewGlobalRef(jni, subject);
    on(ClassFileLoadHook, hook);
    jvmtiError error = redefine_all(jni, subject);
    off(ClassFileLoadHook);
    say("RedefineClasses: %s", error_name(error));
}

TEST(.target = "redefine.Several", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});

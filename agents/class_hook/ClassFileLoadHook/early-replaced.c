/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Classes of the bootstrap loader are those that early hooks give, also as superclasses.");

/* By name and by the number of times that the hook has given another source file. */
static struct {
    const char *name, *source;
    int given;
} classes[] = {{"java/lang/Object", "Object.java", 0},
               {"java/util/AbstractCollection", "AbstractCollection.java", 0}};

/* Gives a class file that begins the name of the source file with an underscore. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        if (name == NULL || strcmp(name, classes[i].name) != 0)
            continue;
        size_t size = strlen(classes[i].source);
        const unsigned char *source = memmem(bytes, (size_t)readable(bytes, length),
                                             classes[i].source, size);
        if (source == NULL)
            inapplicable("the class files name no source files");
        give_copy(env, bytes, length, new_bytes, new_length);
        (*new_bytes)[source - bytes] = '_';
        classes[i].given++;
    }
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void show(jclass klass, int number)
{
    char *source = NULL;
    bool replaced = classes[number].given > 0;
    jvmtiError error = ti(GetSourceFileName, klass, &source);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION && !replaced)
        inapplicable("the class files name no source files");
    assay_must(assay_env, "GetSourceFileName", error);
    const char *text = readable_text(source);
    say("%s %s: %s", class_name(klass), replaced ? "replaced" : "passed over",
        text[0] == '_' && strcmp(text + 1, classes[number].source + 1) == 0 ? "other" : "same");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass list = (*jni)->GetSuperclass(jni, find_class(jni, "java/util/ArrayList"));
    jclass collection = (*jni)->GetSuperclass(jni, list);
    show((*jni)->GetSuperclass(jni, collection), 0);
    show(collection, 1);
}

TEST(.since = 9, .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1,
               .can_generate_early_class_hook_events = 1,
               .can_get_source_file_name = 1});

/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "redefine.h"

TITLE("GetBytecodes returns the original bytecodes before, while and after a method runs.");

static struct class_bytes file;

static void JNICALL keep(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, "breakpoint/Instructions") != 0)
        return;
    file = kept_class_bytes(bytes, length);
}

/* In the class file the code stands after its length. */
static void observe(JNIEnv *jni, jobject unused)
{
    jint size = 0;
    unsigned char *code = NULL;
    bool same = false;
    if (file.bytes == NULL)
        inapplicable("the class was loaded before the hook is called");
    must(GetBytecodes,
         static_method_id(jni, find_class(jni, "breakpoint/Instructions"), "mix",
                          "(Lbreakpoint/Instructions;I)J"),
         &size, &code);
    for (jint at = 0; at + 4 + size <= file.length; at++) {
        const unsigned char length[] = {(unsigned char)(size >> 24), (unsigned char)(size >> 16),
                                        (unsigned char)(size >> 8), (unsigned char)size};
        same |= memcmp(file.bytes + at, length, 4) == 0
                && is_same_code(file.bytes + at + 4, code, size);
    }
    say("many bytes: %s, as in the class file: %s", truth(size > 300), truth(same));
    release(code);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, keep);
}

TEST(.target = "breakpoint.Instructions", .load = load, .probe = observe,
     .needs = {.can_get_bytecodes = 1, .can_generate_all_class_hook_events = 1});

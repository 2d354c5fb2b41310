/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "processes.h"

TITLE("GetBytecodes returns the code of the class file for each method that the JVM has from an archive.");

static void compare(const struct class_file_method *method)
{
    if (method->code == 0)
        return;
    jint size = 0, expected = (jint)class_u4(method->file, method->code + 4);
    unsigned char *code = NULL;
    must(GetBytecodes, method->id, &size, &code);
    if (size != expected)
        differs("%s: expected %d bytes, actual %d", method->name, (int)expected, (int)size);
    else if (!is_same_code(class_file_bytes(method->file, method->code + 8, size), code, size))
        differs("%s: expected the bytes of the class file, actual others", method->name);
    release(code);
}

static void load(JavaVM *vm, char *options)
{
    use_archive("assay,breakpoint,classes,classfile,redefine");
}

static void observe(JNIEnv *jni, jobject unused)
{
    read_class_files(jni);
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. A hook is not asked for them,
 * with which a JVM may do without the archive. */
TEST(.target = "classes.Library", .load = load, .probe = observe, .timeout = 120, .cases = ARCHIVES,
     .since = 17, .needs = {.can_get_bytecodes = 1});

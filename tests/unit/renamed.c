/* SPDX-License-Identifier: Apache-2.0 */
#include "unit.h"

#include <unistd.h>

#include "base/files.h"
#include "base/text.h"
#include "catalog/renamed.h"

static struct renamed *read_text(const char *text)
{
    char directory[] = "/tmp/assay-renamed-XXXXXX";
    assert_non_null(mkdtemp(directory));
    assert_int_equal(file_write(directory, "renamed.txt", text), 0);
    const struct home home = {.suites = directory};
    struct renamed *renamed = renamed_read(&home);
    char *path = xprintf("%s/renamed.txt", directory);
    unlink(path);
    free(path);
    rmdir(directory);
    return renamed;
}

static void gives(const struct renamed *renamed, const char *id, const char *now)
{
    char *found = renamed_id(renamed, id);
    assert_string_equal(found, now);
    free(found);
}

static void gives_the_present_id(void **state)
{
    (void)state;
    struct renamed *renamed = read_text("# OLD NEW\nb/F/old b/G/new\n\na/F/old a/F/new # why\n"
                                        "a/F/new:old a/F/new:case\nc/F/is:old c/F/is:new\n");
    assert_non_null(renamed);
    gives(renamed, "a/F/old", "a/F/new");
    gives(renamed, "b/F/old:case", "b/G/new:case");
    gives(renamed, "a/F/old:old", "a/F/new:case");
    gives(renamed, "c/F/is:old", "c/F/is:new");
    gives(renamed, "c/F/is", "c/F/is");
    gives(renamed, "b/F/older", "b/F/older");
    gives(renamed, "b/G/new", "b/G/new");
    gives(NULL, "a/F/old", "a/F/old");
    char *pattern = renamed_argument(renamed, "!a/F/old");
    assert_string_equal(pattern, "!a/F/new");
    free(pattern);
    renamed_free(renamed);
}

static void refuses_other_lines(void **state)
{
    (void)state;
    assert_null(read_text("a/F/old\n"));
    assert_null(read_text("a/F/old a/F/new a/F/newer\n"));
}

static void follows_results(void **state)
{
    (void)state;
    struct renamed *renamed = read_text("a/F/old a/F/new\n");
    json_t *document = json_pack("{s:[{s:s}, {s:s}, {}]}", "results", "id", "a/F/old:x", "id",
                                 "a/F/other");
    renamed_apply(renamed, document);
    json_t *wanted = json_pack("{s:[{s:s}, {s:s}, {}]}", "results", "id", "a/F/new:x", "id",
                               "a/F/other");
    assert_true(json_equal(document, wanted));
    json_decref(wanted);
    json_decref(document);
    renamed_free(renamed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gives_the_present_id),
        cmocka_unit_test(refuses_other_lines),
        cmocka_unit_test(follows_results),
    };
    return RUN_TESTS(tests);
}

/* SPDX-License-Identifier: Apache-2.0 */
#include "html/results_page.h"

#include "history/results_file.h"
#include "html/page.h"

static int add(struct page *page, const char *path)
{
    struct results_file file;
    if (results_file_read(&file, path) != 0)
        return -1;
    page_add(page, file.root);
    results_file_free(&file);
    return 0;
}

int results_page_write(const char *path, char *const *results)
{
    struct home home;
    if (home_find(&home) != 0)
        return -1;
    struct page *page = page_new();
    int result = 0;
    for (; *results != NULL; results++)
        if (add(page, *results) != 0)
            result = -1;
    if (page_runs(page) > 0 && page_write(page, &home, path) != 0)
        result = -1;
    page_free(page);
    home_free(&home);
    return result;
}
